import type { CodegenConfig } from '@graphql-codegen/cli'

/** Types of the gateway's resolvers, from the SDL: each type's parent is the row its resolvers read. */
const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  silent: true,
  generates: {
    // What the contract promises, for the fakes that stories and tests are made of.
    'schema/types.generated.ts': {
      plugins: ['typescript', './scripts/codegenTypeMap.ts'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        immutableTypes: true,
        maybeValue: 'T | null',
        scalars: { DateTime: 'string', Date: 'string', ID: 'string' },
      },
    },
    'gateway/platform/graphql/types.generated.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        immutableTypes: true,
        inputMaybeValue: 'T | null | undefined',
        maybeValue: 'T | null',
        contextType: './context.ts#GatewayContext',
        scalars: { DateTime: 'Date', Date: 'string', ID: 'string' },
        resolversNonOptionalTypename: { unionMember: true, interfaceImplementingType: true },
        mappers: {
          Tenant: './rows.ts#TenantRow',
          Viewer: './rows.ts#ViewerRow',
          User: './rows.ts#PublicUserRow',
          PublicJoinedCommunity: './rows.ts#MembershipRow',
          JoinedCommunity: './rows.ts#MembershipRow',
          Community: './rows.ts#CommunityRow',
          Talent: './rows.ts#TalentRow',
          Happening: './rows.ts#HappeningRow',
          Channel: './rows.ts#ChannelRow',
          ChannelReadState: './rows.ts#ChannelReadRow',
          Message: './rows.ts#MessageRow',
          SignUp: './rows.ts#SignUpRow',
          CodeDelivery: './rows.ts#CodeRow',
        },
      },
    },
  },
}

export default config
