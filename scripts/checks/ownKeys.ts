/**
 * A lint rule. A client's word that picks from a plain object also finds what every object has, such as
 * `constructor`; TypeScript sees no difference where the object's keys are any text, or are cast to be. So a
 * table with any text as its key is a Map, and a word that may be a key is looked for before it is one.
 */
type Node = { type: string } & Record<string, unknown>
type Context = { report: (problem: { node: Node; message: string }) => void }

const asMap = 'Make this table a Map: a plain object also has what every object has.'
const asked = 'Look the word up in a Map, or ask Object.hasOwn without a cast.'

const ownKeys = {
  create: (context: Context) => ({
    VariableDeclarator({ id, init }: { id: Node; init: Node | null }) {
      const annotation = (id.typeAnnotation as { typeAnnotation: Node } | null)?.typeAnnotation
      if (isOpenRecord(annotation) && isTable(init)) context.report({ node: id, message: asMap })
    },
    MemberExpression(node: Node & { computed: boolean; property: Node; object: Node }) {
      if (!node.computed || node.property.type === 'Literal') return
      const isCast = node.property.type === 'TSAsExpression'
      const { object } = node
      const isOpened = object.type === 'TSAsExpression' && isOpenRecord(object.typeAnnotation)
      if (isCast || isOpened) context.report({ node, message: asked })
    },
  }),
}

export default { meta: { name: 'ouen' }, rules: { 'own-keys': ownKeys } }

/** `Record<string, …>`, also inside `Readonly` and `Partial`, or an index signature. */
function isOpenRecord(type: unknown): boolean {
  const {
    type: kind,
    typeName,
    typeArguments,
    members,
  } = (type ?? {}) as Partial<
    Node & { typeName: { name: string }; typeArguments: { params: Node[] }; members: Node[] }
  >
  if (kind === 'TSTypeLiteral') return members!.some(({ type }) => type === 'TSIndexSignature')
  const [first] = typeArguments?.params ?? []
  if (typeName?.name === 'Readonly' || typeName?.name === 'Partial') return isOpenRecord(first)
  return typeName?.name === 'Record' && first?.type === 'TSStringKeyword'
}

/** An object that is written down with its entries. */
function isTable(init: Node | null): boolean {
  return init?.type === 'ObjectExpression' && (init.properties as Node[]).length > 0
}
