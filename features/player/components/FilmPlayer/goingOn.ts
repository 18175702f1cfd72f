const film: { next?: string } = {}

/** Says which film somebody goes on to by themselves or by the list: it plays as soon as it is shown. */
export function goOnTo(videoId: string): void {
  film.next = videoId
}

export const isGoingOnTo = (videoId: string): boolean => film.next === videoId
