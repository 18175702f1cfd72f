import type { Audience } from '../domains/types.generated.ts'
import type { DemoStage } from './part.ts'

/** Everyone of the demo's world: fans, talents and staff, with what they are in its community. */
export function people({ fans, talents, staff }: DemoStage['world']) {
  return [
    ...fans.map(({ handle, displayName, avatar, joinedDaysAgo, oshi }) => ({
      handle,
      displayName,
      avatar,
      joinedDaysAgo,
      oshi: oshi as string | null,
      role: 'MEMBER' as const,
    })),
    ...talents.map(({ handle, name, slug, art }) => ({
      handle,
      displayName: name.ja,
      avatar: art.bust,
      joinedDaysAgo: 600,
      oshi: slug,
      role: 'TALENT' as const,
    })),
    { ...staff, joinedDaysAgo: 640, oshi: null, role: 'STAFF' as const },
  ]
}

/** Whom what somebody of the demo wrote is for: a guest reads talents and staff. */
export const audienceOf = ({ talents, staff }: DemoStage['world'], handle: string): Audience =>
  [...talents, staff].some((official) => official.handle === handle) ? 'PUBLIC' : 'JOINED'

const day = 24 * 60 * 60 * 1000

/** When someone joined, for a seed made at `now`. */
export const joinedAt = (person: { joinedDaysAgo: number }, now: Date): Date =>
  new Date(now.getTime() - person.joinedDaysAgo * day)
