import { fakeFiles, messageFiles } from './feature.ts'
import type { Files } from './files.ts'
import { camel, pascal, sentence } from './names.ts'

/** The form of a mutation, in the feature of its domain's name, with fakes, words, and its stories. */
export function formFiles(feature: string, name: string): Files {
  const type = pascal(feature)
  const one = camel(feature)
  const act = pascal(name)
  const form = `${act}Form`
  const folder = `features/${feature}/components/${form}`
  const label = `${feature}.${one}.name`
  return {
    ...messageFiles(feature, [
      {
        id: `errors.${type}NameError.EMPTY`,
        ja: '名前を入力してください。',
        en: 'Please type a name.',
      },
      {
        id: `errors.${type}NameError.TOO_LONG`,
        ja: '名前は{maxLength}文字までです。',
        en: 'A name has at most {maxLength} characters.',
      },
      {
        id: `errors.${type}NameError.UNREADABLE`,
        ja: '名前に使えない文字があります。',
        en: 'A name can’t have some of these characters.',
      },
      { id: label, ja: '名前', en: 'Name' },
      { id: `${feature}.${name}`, ja: sentence(name), en: sentence(name) },
    ]),
    ...fakeFiles(feature, {
      [`fake${type}`]: `export const fake${type} = fakeOf('${type}', { id: '${one}_one', name: 'ひとつめ' })`,
    }),
    [`features/${feature}/errors.stories.tsx`]: (
      before = `import { ErrorCatalogue } from '#storybook/ErrorCatalogue.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ component: ErrorCatalogue, args: { feature: '${feature}' } })

export const AllErrors = meta.story()
`,
    ) => before,
    [`${folder}/${form}.tsx`]: `import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import { TextField } from '#design-system/text-field/TextField.tsx'
import { Form } from '#features/form/index.ts'
import { useForm } from '#platform/form/useForm.ts'
import { text } from '#platform/form/values.ts'
import { useSubmission } from '#platform/submission/useSubmission.ts'
import type { ${form}_${one}$key } from './__generated__/${form}_${one}.graphql.ts'
import type { ${form}Mutation } from './__generated__/${form}Mutation.graphql.ts'

const schema = v.object({
  name: v.pipe(
    text('errors.${type}NameError.EMPTY'),
    v.maxGraphemes(40, 'errors.${type}NameError.TOO_LONG'),
  ),
})

type ${form}Props = { ${one}: ${form}_${one}$key }

/** What a fan may change of one ${one}. */
export function ${form}(props: ${form}Props) {
  const { id, name } = useFragment(
    graphql\`
      fragment ${form}_${one} on ${type} @throwOnFieldError {
        id
        name
      }
    \`,
    props.${one},
  )
  const intl = useIntl()
  const submission = useSubmission<${form}Mutation, v.InferOutput<typeof schema>>({
    mutation: graphql\`
      mutation ${form}Mutation($input: ${act}Input!) {
        ${name}(input: $input) {
          ... on ${act}Success @alias(as: "success") {
            ${one} {
              ...${form}_${one}
            }
          }
          ...userError_error @alias(as: "error")
        }
      }
    \`,
    variables: (typed) => ({ input: { ${one}Id: id, ...typed } }),
    isRepeatable: true,
    logIn: { step: 'signup' },
  })
  const form = useForm({ schema, initial: { name }, draft: \`${name}:\${id}\`, submission })
  return (
    <Form form={form} submitLabel={intl.formatMessage({ id: '${feature}.${name}' })}>
      <TextField {...form.field('name')} label={intl.formatMessage({ id: '${label}' })} />
    </Form>
  )
}
`,
    // Under way, offline and the rest are any form's, and stand in the stories of `Form`.
    [`${folder}/${form}.stories.tsx`]: `import { graphql } from 'react-relay'
import { expect } from 'storybook/test'
import { given } from '#storybook/given.ts'
import preview from '#storybook/preview.tsx'
import { fragmentStory } from '#storybook/relay/fragmentStory.ts'
import { fake${type} } from '../../fakes.ts'
import { ${form} } from './${form}.tsx'

const meta = preview.meta({
  component: ${form},
  args: given('${one}'),
  parameters: {
    session: { status: 'loggedIn' },
    ...fragmentStory(
      graphql\`
        query ${form}StoryQuery {
          node(id: "${one}_one") {
            ...${form}_${one} @alias(as: "${one}")
          }
        }
      \`,
      {
        Node: fake${type},
        ${act}Payload: () => ({ __typename: '${type}NameError', field: 'name', code: 'TOO_LONG', maxLength: 40 }),
      },
    ),
  },
})

export const Default = meta.story()
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '${sentence(name)}' }))
    await expect(await canvas.findByText('名前は40文字までです。')).toBeVisible()
  },
})
`,
  }
}
