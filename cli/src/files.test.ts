import { describe, expect, it } from 'vitest';
import { checkWritable, isFile, isFolder, readJson } from './files.ts';
import { file, folder } from './testing.ts';

describe('files that people name', () => {
  it('may begin with a byte order mark, and are told with their name where they are no JSON', () => {
    expect(readJson(file('\uFEFF{ "a": 1 }'))).toEqual({ a: 1 });
    const path = file('{ "a": ');
    expect(() => readJson(path)).toThrow(`${path}: is not JSON: it ends too early.`);
  });

  it('are not there when nothing can be looked at under their name', () => {
    const name = 'x'.repeat(5000);
    expect([isFile(name), isFolder(name)]).toEqual([false, false]);
    expect(() => readJson(name)).toThrow('its name is too long.');
  });

  it('are tried before they are written, and stay as they are', () => {
    const home = folder();
    const path = file('kept', 'kept.txt', home);
    checkWritable(path);
    checkWritable(`${home}/new.txt`);
    expect(isFile(`${home}/new.txt`)).toBe(false);
    expect(() => readJson(path)).toThrow('\'k\' does not belong where it stands in "kept".');
    expect(() => checkWritable(home)).toThrow('it is a folder.');
    expect(() => checkWritable(`${home}/none/new.txt`)).toThrow('there is no such file or folder.');
    expect(() => checkWritable(`${path}/new.txt`)).toThrow('what should be a folder is a file.');
  });
});
