export class TestClock {
  #ahead = 0

  now(): Date {
    return new Date(Date.now() + this.#ahead)
  }

  pass(minutes: number): void {
    this.#ahead += minutes * 60_000
  }
}
