import type { DeliveryRow } from './tables.ts'

type State = DeliveryRow['state']

/** From which states a delivery comes to a state: every update is guarded by it. */
export const comesFrom = {
  PREPARING: ['AWAITING_ADDRESS'],
  SHIPPED: ['PREPARING'],
  DELIVERED: ['SHIPPED'],
  RETURNED: ['SHIPPED'],
  CANCELED: ['AWAITING_ADDRESS', 'PREPARING'],
} as const satisfies { readonly [To in Exclude<State, 'AWAITING_ADDRESS'>]: readonly State[] }
