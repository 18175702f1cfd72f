import { useState } from 'react'
import { useSession } from '#platform/session/session.ts'
import type ja from './messages/ja.ts'

export type UploadedAvatar = { id: string; url: string }

/** An upload under way, or what was wrong with the last one. */
export type UploadState = { isBusy: boolean; problem: keyof typeof ja | null }

const words = new Map<string, keyof typeof ja>([
  ['TOO_LARGE', 'profile.upload.tooLarge'],
  ['NOT_AN_IMAGE', 'profile.upload.notAnImage'],
  ['TOO_MANY_PIXELS', 'profile.upload.tooManyPixels'],
  ['RATE_LIMITED', 'profile.upload.rateLimited'],
  ['UNAUTHENTICATED', 'profile.upload.unauthenticated'],
])

/** What the gateway takes, in bytes: a larger one is not sent at all. */
const maxBytes = 10 * 1024 * 1024

/** Sends a picture to be the fan's avatar. The gateway draws it anew and answers with its id. */
export function useAvatarUpload(onUploaded: (avatar: UploadedAvatar) => void) {
  const { callGateway } = useSession()
  const [state, setState] = useState<UploadState>({ isBusy: false, problem: null })
  const upload = async (file: File) => {
    if (file.size > maxBytes) return setState({ isBusy: false, problem: 'profile.upload.tooLarge' })
    setState({ isBusy: true, problem: null })
    const answer = await callGateway('/uploads/avatar', { method: 'POST', body: file })
      .then((response) => response.json())
      .catch(() => null)
    const avatar = readAvatar(answer)
    setState({ isBusy: false, problem: avatar ? null : readProblem(answer) })
    if (avatar) onUploaded(avatar)
  }
  return { ...state, upload }
}

function readAvatar(answer: unknown): UploadedAvatar | null {
  const { id, image } = (answer ?? {}) as { id?: unknown; image?: { url?: unknown } }
  return typeof id === 'string' && typeof image?.url === 'string' ? { id, url: image.url } : null
}

function readProblem(answer: unknown): keyof typeof ja {
  const { error } = (answer ?? {}) as { error?: { code?: unknown } }
  return words.get(String(error?.code)) ?? 'profile.upload.network'
}
