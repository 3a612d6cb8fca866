/** Puts a text on the clipboard; false where the browser does not let us. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedOld(text);
  }
}

/** Only a page over https or on this machine may use the clipboard the new way. */
function copiedOld(text: string): boolean {
  const focused = document.activeElement;
  const field = Object.assign(document.createElement("textarea"), { value: text, readOnly: true });
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}
