import { lazy } from 'react'

export const Corner = lazy(async () => ({ default: () => null }))
