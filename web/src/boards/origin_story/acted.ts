/** Where the focus was when something was last done here, by a key of the board or by a click: there Enter confirms.
 *
 * What has the focus since then by Tab or by an arrow is pressed by Enter, as anywhere.
 */
export class Acted {
  #on: Element | null = null;

  /** Something was done while this had the focus; null: elsewhere. */
  at(on: Element | null): void {
    this.#on = on;
  }

  /** A click that no key has made of a button, on something of the board and not of what lies beside it. */
  clicked({ detail, target }: MouseEvent, board: Element | undefined): void {
    const here =
      detail > 0 && target instanceof Element && board?.contains(target) && !target.closest(".beside, .ending");
    this.at(here ? document.activeElement : null);
  }

  /** The focus goes to something. */
  focused({ target }: FocusEvent): void {
    if (target !== this.#on) this.at(null);
  }

  was(target: EventTarget | null): boolean {
    return target !== null && target === this.#on;
  }
}
