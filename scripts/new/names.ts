/** `gift-box` as `GiftBox`. */
export const pascal = (name: string) =>
  name.replace(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `gift-box` as `giftBox`. */
export const camel = (name: string) =>
  name.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase())

/** `GiftBox` as `giftBox`. */
export const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** `giftBox` as `gift-box`. */
export const kebab = (name: string) => name.replace(/(?<!^)([A-Z])/g, '-$1').toLowerCase()

/** `renameGiftBox` as `Rename gift box`. */
export const sentence = (name: string) => {
  const words = kebab(name).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `giftBox` or `gift-box` as `gift_box`. */
export const snake = (name: string) => kebab(name).replaceAll('-', '_')

/** `giftBox` as `giftBoxes`: English names, by rule; what the rule gets wrong is renamed. */
export function plural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies')
  return /(s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`
}
