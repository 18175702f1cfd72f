import type ja from './ja.ts'

export default { 'chat.title': 'chat' } as const satisfies Record<keyof typeof ja, string>
