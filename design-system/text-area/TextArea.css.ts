import { componentStyle } from '../theme/layered.ts'

// The typed text is laid out a second time, unseen, in the same cell: it gives the height.
export const frame = componentStyle({
  display: 'grid',
  selectors: {
    '&::after': {
      content: "attr(data-value) ' '",
      gridArea: '1 / 1',
      visibility: 'hidden',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      overflow: 'hidden',
      padding: '11px 15px',
      fontSize: '1rem',
      lineHeight: 1.6,
      maxHeight: 'inherit',
    },
  },
})
export const area = componentStyle({
  gridArea: '1 / 1',
  minWidth: 0,
  resize: 'none',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
})
