import { path } from '#platform/routing/path.ts'

/** The feature's addresses. */
export const paths = {
  /** `?month=2026-11` shows another month than the present one. */
  checkIn: path('/check-in'),
  histories: path('/check-in/histories'),
  presents: path('/check-in/presents'),
  present: path('/check-in/presents/:present_id'),
  /** A store's code may stand behind `#`. */
  stores: path('/check-in/stores'),
  /** Its key stands behind `#`. */
  counter: path('/check-in/stores/counter'),
}
