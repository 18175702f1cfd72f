const nonsense =
  /<mock-value|\[object Object\]|\bundefined\b|\bNaN\b|Invalid Date|\{\w+(?:, \w+)*\}/

/**
 * Fails a story in which a person would read what only a program writes: a generated
 * placeholder, a printed object, a number that is none, a message's unfilled slot.
 */
export function refuseNonsense(): void {
  const found = nonsense.exec(document.body.innerText)
  if (found) throw new Error(`The story shows "${found[0]}": a fake or a message lacks a value.`)
}

/** Fails a story whose pictures did not come: an address in a fake is wrong. */
export function refuseBrokenPictures(): void {
  const broken = [...document.images].find((image) => image.complete && image.naturalWidth === 0)
  if (broken) throw new Error(`The story shows a broken picture: ${broken.src}.`)
}
