import type { FortuneLuck } from '#schema/types.generated.ts'
import type { LocalizedText } from '../types.ts'

/** A day's fortune in one talent's voice. */
export interface FortuneLine {
  /** Stable, of its talent: never given to another line. */
  readonly slug: string
  readonly luck: FortuneLuck
  readonly text: LocalizedText
  /** The day's lucky thing. */
  readonly charm: LocalizedText
}
