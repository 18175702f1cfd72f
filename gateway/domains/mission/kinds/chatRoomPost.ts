import { countMessagesByDay } from '../../chat/service.ts'
import type { CountByDay } from './kind.ts'

export const countByDay: CountByDay = countMessagesByDay
