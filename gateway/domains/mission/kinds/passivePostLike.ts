import { receivedDays } from '../../notification/service.ts'
import type { DaysQuery } from './kind.ts'

export const daysOf: DaysQuery = (_, of) => receivedDays('POST_LIKE', of)
