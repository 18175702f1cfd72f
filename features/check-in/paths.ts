import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  /** `?month=2026-11` shows another month than the present one. */
  checkIn: path('/check-in'),
  histories: path('/check-in/histories'),
}
