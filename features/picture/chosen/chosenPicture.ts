/** A picture that a fan chose. Its file is kept in this browser under its id (`privateFiles`). */
export type ChosenPicture = {
  /** Under which it is sent up: again is the same one. */
  id: string
  width: number
  height: number
  /** What is to be seen; empty where nothing is said. */
  alt: string
  /** The gateway has it. */
  isUploaded?: boolean
}

/** Why a picture is not taken. */
export type PictureProblem = 'NOT_AN_IMAGE' | 'TOO_LARGE' | 'TOO_MANY_PIXELS' | 'LOST'

/** A file that could not go along, by its name. */
export type RefusedFile = { name: string; code: PictureProblem | 'TOO_MANY' }
