import { roundsQueue, type Queue } from './queue.ts'

type Count = { job: string; state: 'waiting' | 'active' | 'dead'; value: number }

/** How many jobs of each kind wait, run, and were given up: as the supervising gateway last saw them. */
export async function countJobs(queue: Queue): Promise<Count[]> {
  const boss = await queue.open()
  const queues = await boss.getQueues()
  return queues
    .filter(({ name }) => name === roundsQueue || queue.kinds.has(name))
    .flatMap(({ name: job, queuedCount, activeCount, failedCount }) => [
      { job, state: 'waiting' as const, value: queuedCount },
      { job, state: 'active' as const, value: activeCount },
      { job, state: 'dead' as const, value: failedCount },
    ])
}
