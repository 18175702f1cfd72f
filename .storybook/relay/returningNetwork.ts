import { tell } from '../listening.ts'

/**
 * A network that can be cut for one operation and comes back while a story is open. Its `outcome` is given to the
 * story's `relay`; kept as it is, for a plain object would be copied.
 */
export function returningNetwork() {
  const cut = new Map<string, 'error'>()
  return {
    outcome: new Proxy<Readonly<Record<string, 'data' | 'error'>>>(Object.create(cut), {
      get: (_, operation) => cut.get(String(operation)) ?? 'data',
    }),
    /** The operation gets no answer, until the network is back. */
    cut: (operation: string) => void cut.set(operation, 'error'),
    async comeBack() {
      cut.clear()
      await tell(window, new Event('online'))
    },
  }
}
