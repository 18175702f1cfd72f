import { setTimeout } from 'node:timers/promises'

/** How long anyone tries again what gets no answer: the gateway may die some ten times meanwhile, on a busy machine. */
const patienceMs = 300_000

/** Does something until it succeeds. It may have been done before, where only its answer was lost. */
export async function retryUntilAnswered<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (const until = Date.now() + patienceMs; ; await setTimeout(50)) {
    try {
      return await act()
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}
