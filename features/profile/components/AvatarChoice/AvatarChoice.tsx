import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { FilePickButton } from '#design-system/file-pick-button/FilePickButton.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { RadioCards } from '#design-system/radio-cards/RadioCards.tsx'
import { Stack } from '#design-system/stack/Stack.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { useAvatarUpload, type UploadedAvatar } from '../../useAvatarUpload.ts'
import type { AvatarChoice_tenant$key } from './__generated__/AvatarChoice_tenant.graphql.ts'

type AvatarChoiceProps = {
  tenant: AvatarChoice_tenant$key
  /** A drawn picture's name, or `uploaded`; empty keeps the present one. */
  value: string
  presentUrl: string | undefined
  uploaded: UploadedAvatar | null
  error?: string
  onChoose: (name: string) => void
  onUploaded: (avatar: UploadedAvatar) => void
}

/** The value that stands for the fan's own picture. */
export const uploadedAvatar = 'uploaded'

/** A face to be seen by: one of the drawn ones, or a picture of one's own. */
export function AvatarChoice(props: AvatarChoiceProps) {
  const { value, presentUrl, uploaded, error, onChoose, onUploaded } = props
  const { drawnAvatars } = useFragment(
    graphql`
      fragment AvatarChoice_tenant on Tenant @throwOnFieldError {
        drawnAvatars {
          name
          image {
            url
            alt
            dominantColor
          }
        }
      }
    `,
    props.tenant,
  )
  const intl = useIntl()
  const { isBusy, problem, upload } = useAvatarUpload(onUploaded)
  const drawnName = drawnAvatars.find(({ image }) => image.url === presentUrl)?.name
  const hasOwn = presentUrl !== undefined && drawnName === undefined
  const ownUrl = uploaded?.url ?? (hasOwn ? presentUrl : undefined)
  const own = ownUrl !== undefined && {
    value: uploadedAvatar,
    label: intl.formatMessage({ id: 'profile.uploaded' }),
    picture: <Avatar src={ownUrl} name="" size={56} />,
  }
  const drawn = drawnAvatars.map(({ name, image }) => ({
    value: name,
    label: image.alt,
    picture: (
      <Avatar src={image.url} name={image.alt} size={56} dominantColor={image.dominantColor} />
    ),
  }))
  return (
    <Stack gap={3}>
      <RadioCards
        label={intl.formatMessage({ id: 'profile.avatar' })}
        error={problem ? intl.formatMessage({ id: problem }) : error}
        layout="tiles"
        options={own ? [own, ...drawn] : drawn}
        value={value || (hasOwn ? uploadedAvatar : drawnName)}
        onChange={onChoose}
      />
      <Inline gap={3} align="center" wrap>
        <FilePickButton
          label={intl.formatMessage({ id: 'profile.ownPicture' })}
          accept="image/jpeg,image/png,image/webp"
          icon="camera"
          size="small"
          disabled={isBusy}
          onPick={(file) => void upload(file)}
        />
        <Text size="caption" tone="muted">
          {isBusy
            ? intl.formatMessage({ id: 'profile.uploading' })
            : intl.formatMessage({ id: 'profile.uploadHint' })}
        </Text>
      </Inline>
    </Stack>
  )
}
