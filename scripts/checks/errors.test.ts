import { TYPE } from '@formatjs/icu-messageformat-parser'
import { expect, it } from 'vitest'
import { checkErrors, errorProblems, mutationsIn, type SendingFeature } from './errors.ts'

const sdl = (rest = '') => `
  directive @codes(are: [UserErrorCode!]!) on OBJECT
  scalar Values
  enum UserErrorCode { SOLD_OUT }
  interface UserError { code: UserErrorCode retryAt: String values: Values }
  type Query { a: Int }
  type Mutation { buy: BuyPayload! }
  union BuyPayload = BuySuccess | StockError | LimitError
  type BuySuccess { id: ID! }
  type StockError implements UserError @codes(are: [SOLD_OUT]) { code: UserErrorCode! retryAt: String values: Values }
  type LimitError implements UserError { code: UserErrorCode retryAt: String values: Values most: Int! }
  ${rest}`
/** Words that speak of one value, as they are compiled. */
const speakingOf = (value: string) => [{ type: TYPE.argument as const, value }]
const words = {
  'errors.StockError.SOLD_OUT': [],
  'errors.LimitError': speakingOf('most'),
}
const store = (own: Partial<SendingFeature> = {}) =>
  new Map([['store', { words, mutations: ['buy'], ...own }]])

it('is content where each error that is answered has its words where it is sent', () => {
  expect(errorProblems(sdl(), store())).toEqual([])
})

const general = (...words: SendingFeature['words'][]) =>
  new Map([
    ['errors', { words: Object.assign({}, ...words), mutations: [] }],
    ...store({ words: { 'errors.LimitError': speakingOf('most') } }),
  ])

it('is content with words that any error with the code has', () => {
  expect(errorProblems(sdl(), general({ 'errors.code.SOLD_OUT': [] }))).toEqual([])
})

it.each([
  [
    'words of a code that speak of what the error does not hold',
    sdl(),
    general({ 'errors.code.SOLD_OUT': speakingOf('most') }),
    /SOLD_OUT has no words/,
  ],
  [
    'a code without words',
    sdl(),
    store({ words: { 'errors.LimitError': [] } }),
    /SOLD_OUT has no words/,
  ],
  [
    'words that nothing answers',
    sdl(),
    store({ words: { ...words, 'errors.StockError.GONE': [] } }),
    /errors\.StockError\.GONE, which nothing answers/,
  ],
  [
    'words that speak of what the error does not hold',
    sdl(),
    store({ words: { ...words, 'errors.LimitError': speakingOf('least') } }),
    /speak of \{least\}/,
  ],
  [
    'words that are not loaded where they are needed',
    sdl(),
    new Map([...store({ mutations: [] }), ['draws', { words: {}, mutations: ['buy'] }]]),
    /features\/draws can be answered LimitError, whose words are another/,
  ],
  [
    'an error that no mutation answers',
    sdl(
      'type IdleError implements UserError { code: UserErrorCode retryAt: String values: Values }',
    ),
    store(),
    /IdleError is answered by no mutation/,
  ],
  [
    'a code that nobody names',
    sdl().replace(' @codes(are: [SOLD_OUT])', ''),
    store(),
    /StockError needs both/,
  ],
  [
    'an answer that is neither refused nor the one success',
    sdl('type Other { id: ID! }').replace('= BuySuccess', '= BuySuccess | Other'),
    store(),
    /buy answers 2 types/,
  ],
])('names %s', (_, contract, features, problem) => {
  expect(errorProblems(contract, features).join('\n')).toMatch(problem)
})

it('reads what a source sends', () => {
  expect(
    mutationsIn('graphql`mutation useBuyMutation { buy { id } }`; graphql`query A { a }`'),
  ).toEqual(['buy'])
})

it('finds nothing amiss in the catalogue', async () => {
  expect(await checkErrors()).toEqual([])
})
