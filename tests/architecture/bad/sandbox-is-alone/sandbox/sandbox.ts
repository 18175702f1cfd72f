import { gateway } from '../gateway/gateway.ts'

export const sandbox = gateway
