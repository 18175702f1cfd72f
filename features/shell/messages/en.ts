import type ja from './ja.ts'

export default { 'shell.title': 'shell' } as const satisfies Record<keyof typeof ja, string>
