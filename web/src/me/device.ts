/** The name of this device in the list of your devices: enough to recognise it, and no more. */

const BROWSERS: readonly [string, RegExp][] = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Samsung', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly [string, RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

export function deviceLabel(agent = navigator.userAgent): string {
  const first = (of: readonly [string, RegExp][]): string => of.find(([, sign]) => sign.test(agent))?.[0] ?? '';
  return [first(BROWSERS), first(SYSTEMS)].filter(Boolean).join(', ');
}
