import { inspect } from 'node:util'

const nothing = '[redacted]'

/** A secret that can't be printed: as text, as JSON and in a dump it says nothing. `reveal` it where it is used. */
export class Redacted {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  reveal(): string {
    return this.#secret
  }

  toString(): string {
    return nothing
  }

  toJSON(): string {
    return nothing
  }

  [inspect.custom](): string {
    return nothing
  }
}
