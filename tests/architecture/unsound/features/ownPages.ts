import { usePaginationFragment } from 'react-relay'

export const usePagesOfTheirOwn = usePaginationFragment
