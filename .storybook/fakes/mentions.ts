/** Where a text mentions these, by what it calls them: each at its first place, nobody's id where they have left. */
export const mentionsIn = (text: string, called: readonly (readonly [string, string | null])[]) =>
  called.map(([label, userId]) => ({ start: text.indexOf(label), length: label.length, userId }))
