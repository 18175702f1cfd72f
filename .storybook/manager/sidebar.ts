/** The roots of the book: what they hold is read, not tried. */
const pages = /^(starthere|foundations|guides|everystate)-/

export function isPageOfTheBook(storyId: string | undefined): boolean {
  return storyId !== undefined && pages.test(storyId)
}

/**
 * One way to write a name: folders are `prize-draw` and components `PrizeDrawCard`, here both are words. A component
 * keeps the name that code knows it by.
 */
export function labelOf(name: string, type: string): string {
  if (type === 'component' || type === 'docs') return name
  const words = name
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}
