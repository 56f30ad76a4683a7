/** All that is kept of me, here and at the server: to be taken along in one file, or deleted. */

import { local } from '../transport/local';
import { unsubscribe } from '../notify/push';
import { saveFile } from '../share/save-file';
import { PREFIX } from '../base/memory';
import { identity } from './identity';

export async function saveEverything(): Promise<void> {
  const games = (await local.mine()).map(async ({ table }) => ({
    table,
    record: table.status === 'over' ? await local.record(table.id) : null,
  }));
  const everything = {
    server: await identity.everything(),
    browser: { settings: settings(), games: await Promise.all(games) },
  };
  const file = new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' });
  saveFile(file, 'serai.json');
}

/** First at the server, which may refuse: then nothing is lost here. */
export async function deleteEverything(): Promise<void> {
  await unsubscribe().catch(() => undefined);
  await identity.forget();
  for (const { table } of await local.mine()) await local.remove(table.id);
  for (const name of Object.keys(settings())) localStorage.removeItem(PREFIX + name);
}

function settings(): Record<string, string> {
  try {
    return Object.fromEntries(
      Object.entries(localStorage as Record<string, string>)
        .filter(([name]) => name.startsWith(PREFIX))
        .map(([name, value]) => [name.slice(PREFIX.length), value]),
    );
  } catch {
    return {}; // where storage is forbidden nothing is kept
  }
}
