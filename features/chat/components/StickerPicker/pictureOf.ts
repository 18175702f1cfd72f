import type { SentSticker } from '../../outbox/outgoing.ts'

/** What is shown of a sticker: its name is its picture's words, and it has no ground of its own. */
export const pictureOf = ({ name, picture: { url, width, height } }: Omit<SentSticker, 'id'>) => ({
  src: url,
  width,
  height,
  alt: name,
  dominantColor: 'transparent',
})
