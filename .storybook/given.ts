/**
 * Tells the types that a decorator gives these props, so that no story has to: `args: given('channel')`
 * for a fragment's key, `args: given('queryRef')` for a screen, `args: given('actor')` for a machine.
 */
export function given<Name extends string>(
  ...names: readonly Name[]
): Readonly<Record<Name, never>> {
  return Object.fromEntries(names.map((name) => [name, undefined])) as Readonly<Record<Name, never>>
}
