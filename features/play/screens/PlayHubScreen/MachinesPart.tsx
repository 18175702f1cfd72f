import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay'
import { paths } from '#addresses/treasure-machine.ts'
import { TextLink } from '#design-system/text-link/TextLink.tsx'
import { Image } from '#features/media/index.ts'
import { PlayCard, PlayCards } from '../../components/PlayCard/PlayCard.tsx'
import type { MachinesPart_community$key } from './__generated__/MachinesPart_community.graphql.ts'

/** The machines that can be drawn from now, and the way to all of them. */
export function MachinesPart(props: { community: MachinesPart_community$key }) {
  const { treasureMachines } = useFragment(
    graphql`
      fragment MachinesPart_community on Community @throwOnFieldError {
        treasureMachines {
          id
          name
          state
          priceOne
          picture {
            ...Image_image
          }
        }
      }
    `,
    props.community,
  )
  const open = treasureMachines.filter(({ state }) => state === 'OPEN')
  return (
    <>
      {open.length > 0 && (
        <PlayCards>
          {open.map(({ id, name, priceOne, picture }) => (
            <PlayCard
              key={id}
              href={paths.machine({ treasure_machine_id: id })}
              picture={<Image image={picture} ratio={3 / 2} isDecorative />}
              name={name}
            >
              <FormattedMessage
                id={priceOne === 0 ? 'play.machine.free' : 'play.machine.price'}
                values={{ coins: priceOne }}
              />
            </PlayCard>
          ))}
        </PlayCards>
      )}
      <TextLink href={paths.machines()}>
        <FormattedMessage id="play.machines.all" />
      </TextLink>
    </>
  )
}
