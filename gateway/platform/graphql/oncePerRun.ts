import DataLoader from 'dataloader'
import type { GatewayContext } from './context.ts'

/**
 * What is found out once a run for each key, such as a row together with the leave to see it. `prime` hands
 * over an answer that is known already; the first one stands.
 */
export function oncePerRun<Value>(
  name: string,
  read: (context: GatewayContext, key: string) => Promise<Value>,
) {
  const answers = (context: GatewayContext) =>
    context.loader(
      name,
      (of) =>
        new DataLoader<string, Value>((keys) => Promise.all(keys.map((key) => read(of, key))), {
          // One that fails must not take the others with it.
          batch: false,
        }),
    )
  return {
    load: (context: GatewayContext, key: string): Promise<Value> => answers(context).load(key),
    prime: (context: GatewayContext, key: string, value: Value): void => {
      answers(context).prime(key, value)
    },
  }
}
