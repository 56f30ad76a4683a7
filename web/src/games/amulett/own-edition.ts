/** Das Amulett's editions as an owner corrects them. */

import type { Change, EditionFile, Particulars } from '../../edition/corrected';
import { at, sheetOf, type Form, type TomlTable } from '../../edition/form';
import type { Edition } from './data/edition';
import form from './data/edition-form.json';

/** A map that is given as a list replaces the whole map. */
function begin(edition: TomlTable, file: EditionFile): void {
  const areas = at(file, 'map.areas');
  if (!Array.isArray(areas)) return;
  const blank = { pyramid: false, wall: null, neighbours: [] };
  const ids = areas.map((area) => String(at(area, 'id'))).sort();
  (edition.map as TomlTable).areas = Object.fromEntries(ids.map((id) => [id, { id, ...blank }]));
}

/** A spell's phase goes with its colour. */
function finish(edition: TomlTable, base: TomlTable): void {
  const before = Object.values((base as unknown as Edition).spells);
  for (const spell of Object.values((edition as unknown as Edition).spells)) {
    spell.phase = before.find(({ colour }) => colour === spell.colour)?.phase ?? spell.phase;
  }
}

/** A road has two ends, and the wall runs wherever its two sides meet. */
function follow({ sheet, id, field }: Change, edition: unknown): Change[] {
  if (sheet.key !== 'map.areas' || (field.key !== 'neighbours' && field.key !== 'wall')) return [];
  const areas = Object.values((edition as Edition).map.areas);
  const own = areas.find((area) => area.id === id)?.neighbours ?? [];
  const roads = areas
    .filter(
      (area) => field.key === 'neighbours' && area.id !== id && own.includes(area.id) !== area.neighbours.includes(id),
    )
    .map((area) => {
      const others = area.neighbours.filter((other) => other !== id);
      return { sheet, id: area.id, field, value: (own.includes(area.id) ? [...others, id] : others).toSorted() };
    });
  const joins = (one: string, other: string): boolean =>
    one === id ? own.includes(other) : areas.some((area) => area.id === one && area.neighbours.includes(other));
  const edges = areas
    .filter(({ wall }) => wall === 'north')
    .flatMap((north) =>
      areas
        .filter(
          (south) => south.wall === 'south' && joins(north.id, south.id) && (south.id !== id || own.includes(north.id)),
        )
        .map((south) => [north.id, south.id]),
    );
  const map = sheetOf(form as Form, 'map');
  const wall = map.fields.find(({ key }) => key === 'wall_edges');
  return wall ? [...roads, { sheet: map, id: '', field: wall, value: edges.toSorted() }] : roads;
}

export default { form: form as Form, begin, finish, follow } satisfies Particulars;
