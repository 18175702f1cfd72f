import { SupporterPointSource } from '#schema/enums.generated.ts'
import { dayAfter, isDay } from '#rules/day.ts'
import type { LocalizedText } from '../../platform/database/columns.ts'
import type { NewReward, NewSeason } from '../supporter-rank/service.ts'
import { Refusal } from './acting.ts'
import { fieldsOf, localized } from './documents.ts'

const longest = { season: 30, rank: 20 }
const most = { ranks: 10, rewards: 4, days: 366 }

type Reward = Extract<NewReward, { kind: 'COIN' }> | { kind: 'NFT'; nft: string; worthYen: number }
export type SeasonDocument = Pick<NewSeason, 'name' | 'opensOn' | 'endsOn' | 'rules'> & {
  /** The most that all rewards of one fan are worth. */
  budgetYen: number
  ranks: { name: LocalizedText; points: number; rewards: Reward[] }[]
}

/**
 * What a file says of a season of supporters' ranks: `{ name, opensOn, endsOn, budgetYen, rules, ranks }`. An NFT is named
 * by its slug. Throws a `Refusal`.
 */
export function readSeason(document: unknown): SeasonDocument {
  const { name, opensOn, endsOn, budgetYen, rules, ranks } = fieldsOf(document, 'the file')
  const days = { opensOn: dayOf(opensOn, 'opensOn'), endsOn: dayOf(endsOn, 'endsOn') }
  if (days.endsOn <= days.opensOn) throw new Refusal('endsOn is the first day after the season.')
  // Nothing takes a season back, and while it lasts no other opens.
  if (days.endsOn > dayAfter(days.opensOn, most.days))
    throw new Refusal(`A season lasts ${most.days} days at most.`)
  if (Array.isArray(ranks) && ranks.length === 0) throw new Refusal('A season has a rank at least.')
  return {
    ...days,
    name: localized(name, 'name', longest.season),
    budgetYen: wholeOf(budgetYen, 'budgetYen'),
    rules: listOf(rules, 'rules', SupporterPointSource.length).map((rule, at) =>
      readRule(rule, `rules[${at}]`),
    ),
    ranks: listOf(ranks, 'ranks', most.ranks).map((rank, at) => readRank(rank, `ranks[${at}]`)),
  }
}

function readRule(value: unknown, name: string): SeasonDocument['rules'][number] {
  const { source, points, per, mostPerDay } = fieldsOf(value, name)
  const known = SupporterPointSource.find((each) => each === source)
  if (!known) throw new Refusal(`${name}.source is one of ${SupporterPointSource.join(', ')}.`)
  return {
    source: known,
    points: wholeOf(points, `${name}.points`),
    per: wholeOf(per, `${name}.per`),
    mostPerDay: wholeOf(mostPerDay, `${name}.mostPerDay`),
  }
}

function readRank(value: unknown, at: string): SeasonDocument['ranks'][number] {
  const { name, points, rewards } = fieldsOf(value, at)
  return {
    name: localized(name, `${at}.name`, longest.rank),
    points: wholeOf(points, `${at}.points`),
    rewards: listOf(rewards, `${at}.rewards`, most.rewards).map((reward, index) =>
      readReward(reward, `${at}.rewards[${index}]`),
    ),
  }
}

function readReward(value: unknown, name: string): Reward {
  const { kind, amount, nft, worthYen } = fieldsOf(value, name)
  if (kind === 'COIN') return { kind, amount: wholeOf(amount, `${name}.amount`) }
  if (kind !== 'NFT') throw new Refusal(`${name}.kind is COIN or NFT.`)
  if (typeof nft !== 'string') throw new Refusal(`${name}.nft is an NFT’s own name.`)
  return { kind, nft, worthYen: wholeOf(worthYen, `${name}.worthYen`) }
}

function dayOf(value: unknown, name: string): string {
  if (typeof value !== 'string' || !isDay(value))
    throw new Refusal(`${name} is a day in Japan, such as 2027-02-01.`)
  return value
}

function wholeOf(value: unknown, name: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > 1_000_000)
    throw new Refusal(`${name} takes a whole number from 1 to 1000000.`)
  return value
}

function listOf(value: unknown, name: string, mostOf: number): unknown[] {
  if (!Array.isArray(value) || value.length > mostOf)
    throw new Refusal(`${name} is a list of at most ${mostOf}.`)
  return value
}
