import { loadChannel } from '../../domains/chat/service.ts'

export const topics = { loadChannel }
