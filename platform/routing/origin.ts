import { createContext, use } from 'react'

const OriginContext = createContext('http://localhost')

export const OriginProvider = OriginContext

/** Where the app stands, such as `https://fans.example.com`: share tags need whole addresses. */
export function useOrigin(): string {
  return use(OriginContext)
}
