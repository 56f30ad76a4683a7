/** Passkeys: the browser, or a password manager, keeps a key and shows it for me. */

import { ask } from '../transport/api';
import type { Identity, PasskeyQuestion } from '../wire/wire';
import { deviceLabel } from './device';

/** Browsers offer them on https and on localhost only, and not where an address is a number. */
export function mayUsePasskeys(): boolean {
  return (
    isSecureContext &&
    !/^[\d.]+$|:/.test(location.hostname) &&
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  );
}

export async function makePasskey(): Promise<Identity> {
  const { ticket, options } = await ask<PasskeyQuestion>('POST', '/me/passkeys/options');
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = asJson(await navigator.credentials.create({ publicKey }));
  return ask<Identity>('POST', '/me/passkeys', { ticket, credential, device: deviceLabel() });
}

export async function enterByPasskey(bring_along: boolean): Promise<Identity> {
  const { ticket, options } = await ask<PasskeyQuestion>('POST', '/passkeys/options');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = asJson(await navigator.credentials.get({ publicKey }));
  return ask<Identity>('POST', '/passkeys', { ticket, credential, device: deviceLabel(), bring_along });
}

export const removePasskey = (id: string): Promise<void> => ask('DELETE', `/me/passkeys/${encodeURIComponent(id)}`);

function asJson(credential: Credential | null): unknown {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('no passkey', 'NotAllowedError');
  return credential.toJSON();
}
