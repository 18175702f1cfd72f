import { globSync, readFileSync } from 'node:fs'
import { buildSchema, getNamedType, isInputObjectType, isScalarType } from 'graphql'
import { describe, expect, it, test } from 'vitest'

/**
 * What a fan can set does something: each field of a mutation that keeps a choice names the code that reads what was
 * chosen, beside the screen and the store of the setting itself, and the test that acts on it. A new choice fails here
 * until it is listed.
 */
type Reading = {
  /** What else than the setting itself reads it, and by which words. */
  reader: readonly [file: string, words: string]
  /** What acts on it, by the test's name. */
  test: readonly [file: string, name: string]
}

const domains = 'gateway/domains'
const readings: Readonly<Record<string, Reading>> = {
  'setNotificationKind.kind': {
    reader: [`${domains}/notification/store.ts`, "one.kind <> all(coalesce(choice.off, '{}'))"],
    test: [`${domains}/notification/switches.test.ts`, 'its switch is heeded'],
  },
  'setNotificationKind.isOn': {
    reader: [`${domains}/official-schedule/reminding.ts`, 'isKindOn('],
    test: [
      `${domains}/official-schedule/reminding.test.ts`,
      "kind: 'SCHEDULE_STARTING', isOn: false",
    ],
  },
  'setTimelineSource.source': {
    reader: [`${domains}/timeline/home.ts`, 'authorsOf'],
    test: [`${domains}/timeline/home.test.ts`, 'as the fan chooses'],
  },
  'setTimelineSource.isOn': {
    reader: [`${domains}/timeline/home.ts`, '!off.includes(source)'],
    test: [`${domains}/timeline/home.test.ts`, 'as the fan chooses'],
  },
  'setMessagePolicy.policy': {
    reader: [`${domains}/direct-messages/standing.ts`, 'policyOf('],
    test: [`${domains}/direct-messages/opening.test.ts`, 'keeps the other, or everyone, away'],
  },
  'setSpendingCap.cap': {
    reader: [`${domains}/checkout/limits.ts`, 'ownCapOf('],
    test: [`${domains}/checkout/doors.test.ts`, 'nobody pays more than they set themselves'],
  },
  'chooseOshi.talentId': {
    reader: [`${domains}/timeline/home.ts`, "isOn('OSHI') ? oshi"],
    test: [`${domains}/timeline/home.test.ts`, 'the oshi’s, as the fan chooses'],
  },
  'setDefaultDeliveryAddress.addressId': {
    reader: [`${domains}/delivery/store.ts`, 'desc(deliveryAddress.isDefault)'],
    test: [`${domains}/delivery/service.test.ts`, 'offers the default one first'],
  },
  'muteUser.mute': {
    reader: [`${domains}/direct-messages/standing.ts`, 'blockBetween'],
    test: [`${domains}/timeline/home.test.ts`, 'nothing of a block'],
  },
  'saveMutedWord.word': {
    reader: ['features/mute/fold/useFold.ts', 'createWordFinder('],
    test: ['features/mute/fold/createFold.test.ts', 'is what is said, however it is spelled'],
  },
  'saveMutedWord.duration': {
    reader: [`${domains}/mute/store.ts`, 'until is null or until > ${now}'],
    test: [`${domains}/mute/service.test.ts`, 'for as long as it was said'],
  },
}

/** What nothing needs to read but what shows it, and why. */
const ownAlone: Readonly<Record<string, string>> = {
  'updateCountryOfResidence.countryOfResidence':
    'an entry of the account that decides nothing, which its screen says (`account.country.hint`)',
  'chooseCheckoutMethod.method': 'a step of one checkout, tried with each way to pay',
  'updateProfile.displayName': 'what others see of the fan, in every journey',
  'updateProfile.drawnAvatar': 'what others see of the fan',
}

/** What chooses for later; what is done once, or written, is no setting. */
const isSetting = /^(?:set(?!SignUp)|choose|update(?:Profile|Country)|mute|saveMuted)/

const chosen = Object.values(
  buildSchema(readFileSync('dist/schema.graphql', 'utf8')).getMutationType()!.getFields(),
)
  .filter(({ name }) => isSetting.test(name))
  .flatMap(({ name, args }) =>
    args.flatMap(({ type }) => {
      const input = getNamedType(type)
      if (!isInputObjectType(input)) return []
      return Object.values(input.getFields()).flatMap((field) => {
        const of = getNamedType(field.type)
        // An id says whose setting it is, unless it is what is chosen.
        const isWhose =
          isScalarType(of) && of.name === 'ID' && !/^(?:chooseOshi|setDefault)/.test(name)
        // Nobody has listed what is chosen within another input.
        if (isInputObjectType(of)) throw new Error(`${name}.${field.name} holds fields of its own.`)
        const isPlace = field.name === 'communityId' || isWhose
        return isPlace ? [] : [`${name}.${field.name}`]
      })
    }),
  )

const sources = globSync('features/**/*.{ts,tsx}')
  .filter((path) => !/__generated__|\.(?:test|stories)\.tsx?$/.test(path))
  .map((path) => readFileSync(path, 'utf8'))

test('each choice of a fan says what reads it, and none is listed that is gone', () => {
  expect(chosen.toSorted()).toEqual([...Object.keys(readings), ...Object.keys(ownAlone)].toSorted())
})

describe.each(Object.entries(readings))('%s', (choice, { reader, test: acting }) => {
  it('is read by something else than its own screen', () => {
    const [file, words] = reader
    expect(file).not.toMatch(/\/(?:screens|resolvers)\/|\.test\.ts$/)
    expect(readFileSync(file, 'utf8')).toContain(words)
  })

  it('is tried by a test that acts on it', () => {
    const [file, name] = acting
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(name)
    expect(file, choice).toMatch(/\.test\.tsx?$/)
  })

  it('is sent by a screen', () => {
    const [mutation] = choice.split('.')
    const sending = new RegExp(`^\\s+${mutation}\\(input: \\$input\\) \\{`, 'm')
    expect(sources.some((text) => sending.test(text))).toBe(true)
  })
})
