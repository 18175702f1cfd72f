import { globSync, readFileSync } from 'node:fs'
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  print,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { expect, test } from 'vitest'

/**
 * A mutation or an event may link a record that the store has never seen: the fan's first answer, their place in a
 * community. Whoever stands on the page and reads that link finds the record with just the fields that came along, and
 * a screen that misses one falls over. So each link that a mutation or an event brings has all fields that any query
 * reads through the same one.
 */

const schema = buildSchema(readFileSync('dist/schema.graphql', 'utf8'))
const texts = Object.values(
  JSON.parse(readFileSync('dist/operations.json', 'utf8')) as Record<string, string>,
)

/**
 * Links that a record keeps for its whole life: they lead where they have always led, so nothing new comes by them to
 * whoever holds the record. What links the record itself is held to all of it.
 */
const keptForLife = new Set([
  // Whom and what a message is from and of: said when it is written, and its edits change the words alone.
  'Message.author',
  'Message.images',
  'Message.mentions',
  'Message.sticker',
  'PublicJoinedCommunity.oshi',
  'ReceivedInformation.warning',
  // A room of two is one from its first day.
  'Channel.direct',
  // What the operator publishes before anyone can act on it.
  'Questionnaire.questions',
  'QuestionnaireQuestion.choices',
  'VotingEvent.candidates',
  'StoreItem.pictures',
  'StoreItem.specialGifts',
  'TreasureMachine.prizes',
  'Video.talent',
  // What was ordered, as it was then: whoever reads more of a line holds the purchase already.
  'Purchase.lines',
  // The account is the one that the page has shown from its start.
  'Viewer.account',
  // What was drawn, and by which proof.
  'TreasureDraw.evidence',
  'TreasureDraw.picks',
])

/** What no event can say, since it goes to all alike: who puts the record into a list fills it. */
const filledByHand = new Set([
  // `insertMessages`: a message that has just come has none, and is not held.
  'MessageConnection.edges.node.viewerReactions',
  'MessageConnection.edges.node.heldText',
])

type Selected = { sets: readonly SelectionSetNode[]; fragments: Fragments }
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>
type Link = { owner: GraphQLObjectType; key: string; field: Field; selected: Selected }
type Field = GraphQLField<unknown, unknown>

const documents = texts.map((text) => {
  const { definitions } = parse(text)
  const operation = definitions.find(
    (one): one is OperationDefinitionNode => one.kind === 'OperationDefinition',
  )
  if (!operation) throw new Error(`no operation in ${text}`)
  const fragments = definitions.filter((one) => one.kind === 'FragmentDefinition')
  return {
    name: operation.name?.value ?? '',
    root: schema.getRootType(operation.operation),
    isQuery: operation.operation === 'query',
    selected: {
      sets: [operation.selectionSet],
      fragments: new Map(fragments.map((one) => [one.name.value, one])),
    },
  }
})

/** A field as the store keeps it: by its name and what it is asked with. */
function keyOf({ name, arguments: given = [] }: FieldNode): string {
  const args = given.map((arg) => `${arg.name.value}:${valueOf(arg.value)}`)
  return args.length > 0 ? `${name.value}(${args.join()})` : name.value
}
const valueOf = (value: Parameters<typeof print>[0]) =>
  value.kind === 'Variable' ? '$' : print(value)

/** What is selected of one type, through all fragments that speak of it. */
function fieldsOf(type: GraphQLObjectType, { sets, fragments }: Selected) {
  const fields = new Map<string, { field: Field; sets: SelectionSetNode[] }>()
  const take = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.kind === 'Field') {
        const field = type.getFields()[selection.name.value]
        if (!field) continue
        const key = keyOf(selection)
        const known = fields.get(key) ?? { field, sets: [] }
        if (selection.selectionSet) known.sets.push(selection.selectionSet)
        fields.set(key, known)
        continue
      }
      const part =
        selection.kind === 'InlineFragment' ? selection : fragments.get(selection.name.value)
      if (!part) throw new Error('a fragment is not in its document')
      const on = part.typeCondition && schema.getType(part.typeCondition.name.value)
      const speaks = !on || on === type || (isAbstractType(on) && schema.isSubType(on, type))
      if (speaks) take(part.selectionSet)
    }
  }
  sets.forEach(take)
  return fields
}

function objectsOf(type: GraphQLNamedType): readonly GraphQLObjectType[] {
  if (isAbstractType(type)) return schema.getPossibleTypes(type)
  return isObjectType(type) ? [type] : []
}

/** Every link of a document, at any depth. */
function linksOf(
  type: GraphQLObjectType,
  selected: Selected,
  depth = 0,
): (Link & { depth: number })[] {
  return [...fieldsOf(type, selected)].flatMap(([key, { field, sets }]) => {
    if (sets.length === 0) return []
    const below = { sets, fragments: selected.fragments }
    const objects = objectsOf(getNamedType(field.type))
    const own = { owner: type, key, field, selected: below, depth }
    return [own, ...objects.flatMap((object) => linksOf(object, below, depth + 1))]
  })
}

/** The fields that a reader asks for and a writer does not bring, by their paths. */
function missing(type: GraphQLObjectType, written: Selected, read: Selected): string[] {
  const brought = fieldsOf(type, written)
  return [...fieldsOf(type, read)].flatMap(([key, { field, sets }]) => {
    const own = brought.get(key)
    if (!own) return [key]
    const [from, to] = [
      { ...written, sets: own.sets },
      { ...read, sets },
    ]
    return objectsOf(getNamedType(field.type)).flatMap((object) =>
      missing(object, from, to).map((path) => `${key}.${path}`),
    )
  })
}

type Reader = { query: string; link: Link }
const readers = new Map<string, Reader[]>()
for (const { name, root, isQuery, selected } of documents) {
  if (!isQuery || !root) continue
  for (const link of linksOf(root, selected)) {
    const at = `${link.owner.name}.${link.key}`
    readers.set(at, [...(readers.get(at) ?? []), { query: name, link }])
  }
}

const isList = (field: Field) => isListType(getNullableType(field.type))

/** Where an updater puts what its mutation brings: `viewer?.setLinkedRecord(saved, 'spending')`. */
const linkedByHand = new Map<string, string[]>()
for (const file of globSync('{app,features,platform}/**/*.{ts,tsx}')) {
  if (/__generated__|\.(stories|test)\./.test(file)) continue
  const text = readFileSync(file, 'utf8')
  const fields = [...text.matchAll(/setLinkedRecords?\([^)]*?,\s*'(\w+)'\)/g)].map(
    ([, to]) => to ?? '',
  )
  for (const [, name = ''] of text.matchAll(/mutation (\w+)\b/g))
    if (fields.length > 0) linkedByHand.set(name, fields)
}

/** Under which links of the store a link of a mutation or an event comes to stand. */
function placesOf(
  document: string,
  { owner, key, field, depth }: Link & { depth: number },
): string[] {
  const type = getNamedType(field.type)
  // A payload is nothing that the store holds, and a list's edges are compared with the list.
  if (depth === 0 || owner.name.endsWith('Connection')) return []
  // An edge is put into lists, by a directive or by hand.
  if (type.name.endsWith('Edge') && !isList(field))
    return [`${type.name.replace(/Edge$/, 'Connection')}.edges`]
  const byHand = (linkedByHand.get(document) ?? [])
    .map((name) => ({ name, to: schema.getType('Viewer') }))
    .filter(({ name, to }) => {
      const there = isObjectType(to) ? to.getFields()[name] : undefined
      return there && getNamedType(there.type) === type && isList(there) === isList(field)
    })
    .map(({ name }) => `Viewer.${name}`)
  const mayBeNew = !isNonNullType(field.type) || isList(field)
  return mayBeNew ? [...byHand, `${owner.name}.${key}`] : byHand
}

const writers = documents.filter(({ isQuery }) => !isQuery)
const written = writers.flatMap(({ name, root, selected }) =>
  (root ? linksOf(root, selected) : []).flatMap((link) =>
    placesOf(name, link).map((place) => ({ name, place, link })),
  ),
)

test('what a mutation or an event links has all that is read through the same link', () => {
  const lacking = new Map<string, Set<string>>()
  let compared = 0
  for (const { name, place, link } of written) {
    if (keptForLife.has(place)) continue
    for (const { query, link: read } of readers.get(place) ?? []) {
      compared += 1
      const types = objectsOf(getNamedType(link.field.type))
      const paths = types
        .flatMap((type) => missing(type, link.selected, read.selected))
        .filter((path) => !filledByHand.has(`${place}.${path}`))
      if (paths.length === 0) continue
      const said = `${name} brings ${place} without ${paths.join(', ')}`
      lacking.set(said, (lacking.get(said) ?? new Set()).add(query))
    }
  }
  expect(compared).toBeGreaterThan(500)
  const told = [...lacking].map(([said, by]) => `${said}: read by ${[...by].join(', ')}`)
  expect(told.toSorted()).toEqual([])
})

test('each link that is said to be kept for life comes by a mutation or an event', () => {
  const places = new Set(written.map(({ place }) => place))
  expect([...keptForLife].filter((place) => !places.has(place))).toEqual([])
})
