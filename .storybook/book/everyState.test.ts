import { expect, it } from 'vitest'
import type { StoriedState } from '../../scripts/checks/states.ts'
import { byHome, idsByStory } from './everyState.ts'

const state = (home: string, name: string): StoriedState => ({
  kind: 'screen',
  home,
  state: name,
  stories: [],
})

it('has the states feature by feature, as a fan meets them, and what is no feature last', () => {
  const homes = byHome([
    state('app', 'auth.loggedIn'),
    state('wallet', 'CoinsScreen'),
    state('home', 'HomeScreen'),
    state('wallet', 'SpendingScreen'),
  ])
  expect(homes.map(({ name, rows }) => `${name} ${rows.length}`)).toEqual([
    'Home 1',
    'Wallet 2',
    'App 1',
  ])
})

it('knows a story’s id by where its pictures’ lines say it is', () => {
  const importPath = './features/wallet/screens/CoinsScreen/CoinsScreen.stories.tsx'
  const id = 'features-wallet-screens-coinsscreen--long-text'
  const ids = idsByStory([{ id, importPath, title: '', name: '' }])
  expect(ids.get('features/wallet/screens/CoinsScreen/CoinsScreen/long-text')).toBe(id)
})
