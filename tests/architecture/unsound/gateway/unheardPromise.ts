const fail = async () => {
  throw new Error('nobody hears of this')
}
const run = (work: () => void) => work()

void fail()
fail()
run(fail)
