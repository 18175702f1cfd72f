import type ja from './ja.ts'

export default { 'home.title': 'home' } as const satisfies Record<keyof typeof ja, string>
