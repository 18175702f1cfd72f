import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import type { GraphQLError, ValidationContext, ValidationRule } from 'graphql'

/** What one request may ask for. */
export const limits = {
  depth: 10,
  cost: 1_000,
  aliases: 15,
  directives: 50,
  tokens: 2_000,
  bodyBytes: 100 * 1024,
}

/** What is thrown while validating would be a fault; what is reported is the document's. */
const asProblem = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) => context?.reportError(error),
  ],
}

/** The limits that a document's text alone keeps or does not. */
export const limitRules: readonly ValidationRule[] = [
  maxDepthRule({ n: limits.depth, flattenFragments: true, ...asProblem }),
  maxAliasesRule({ n: limits.aliases, ...asProblem }),
  maxDirectivesRule({ n: limits.directives, ...asProblem }),
]
