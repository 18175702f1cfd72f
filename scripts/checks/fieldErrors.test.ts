import { expect, it } from 'vitest'
import { checkFieldErrors, silentDefinitions } from './fieldErrors.ts'

it('names what would show a failed field as an empty one', () => {
  const source = 'useFragment(graphql`fragment Coins_user on User { id }`, user)'
  expect(silentDefinitions(source)).toEqual(['Coins_user'])
  expect(silentDefinitions(source.replace('on User', 'on User @throwOnFieldError'))).toEqual([])
  expect(silentDefinitions('graphql`query CoinsScreenQuery { viewer { id } }`')).toEqual([
    'CoinsScreenQuery',
  ])
  expect(silentDefinitions('graphql`mutation SpendMutation { spend { id } }`')).toEqual([])
})

it('finds nothing of that in the features and the app', () => {
  expect(checkFieldErrors()).toEqual([])
})
