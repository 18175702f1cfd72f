const words: Readonly<Record<string, string>> = { hello: 'こんにちは' }
const known = { hello: 'こんにちは' }

export const sayOpenly = (word: string) => words[word]
export const sayCast = (word: string) => known[word as keyof typeof known]
export const sayOpened = (word: string) => (known as Record<string, string>)[word]
